import type { DueHooks } from './due-stages'

/**
 * Extension points for modules above, by name. A module declares its own by declaration merging. A hook is an event,
 * handled in the caller's transaction, or a query to which each module contributes its part.
 * @public
 */
export interface Hooks extends DueHooks {}

/** The hooks that a module handles. */
export type Handlers = { [Name in keyof Hooks]?: Hooks[Name] }
