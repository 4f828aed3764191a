import type { DueHooks } from './due-stages'

/**
 * Extension points by name. Modules of higher layers handle them. A module declares its own hooks by declaration
 * merging. A hook is either an event, which handlers process in the caller's transaction, or a query, to which each
 * handler adds its part.
 * @public
 */
export interface Hooks extends DueHooks {}

/** The hooks that a module handles. */
export type Handlers = { [Name in keyof Hooks]?: Hooks[Name] }
