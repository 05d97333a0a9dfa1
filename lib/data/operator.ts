/**
 * Who runs the commands of the person who keeps the installation. It comes where other commands
 * take the viewer: only a script on the machine itself can pass it, since no action or route has
 * one to give.
 */
export type Operator = { readonly operator: 'command-line' };

export const OPERATOR: Operator = { operator: 'command-line' };

/** How the operator is named in the audit log. */
export const OPERATOR_ACTOR = 'operator';
