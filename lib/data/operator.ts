/**
 * The person who runs commands on the installation. It takes the place of the viewer: only a script
 * on the machine can pass it, since no action or route has one.
 */
export type CommandLineOperator = { readonly operator: 'command-line' };

export const COMMAND_LINE_OPERATOR: CommandLineOperator = { operator: 'command-line' };

export const OPERATOR_ACTOR_ID = 'operator';
