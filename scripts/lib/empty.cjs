// Stands in for the 'server-only' marker package where tests import server modules directly.
