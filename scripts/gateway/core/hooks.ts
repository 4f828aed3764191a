import type { DueHooks } from './due-stages'

/**
 * What modules above a module add to it, by name. A module declares its own by declaration merging: an event, on which they act in the
 * caller's transaction, or a question, to which each contributes its part of the answer.
 *
 * @public
 */
export interface Hooks extends DueHooks {}

/** The hooks that a module handles. */
export type Handlers = { [Name in keyof Hooks]?: Hooks[Name] }
