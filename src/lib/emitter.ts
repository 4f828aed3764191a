/** Emitter of named events. Each event has one payload type. */
export interface Emitter<Events extends object> {
  /**
   * Adds a listener.
   * @returns a function that removes the listener
   */
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void
  /**
   * Calls the current listeners. If a listener throws, the remaining listeners still run; the error is thrown at the
   * end.
   */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void
}

type Listeners<Events> = { [Name in keyof Events]?: Set<(payload: Events[Name]) => void> }

/** Creates an emitter, for example `createEmitter<{ login: { userId: string } }>()`. */
export const createEmitter = <Events extends object>(): Emitter<Events> => {
  const listeners: Listeners<Events> = {}
  return {
    on: (name, listener) => {
      // Wraps the listener, so that a function that is subscribed twice is called twice, and each subscription can be
      // disposed.
      const entry: typeof listener = (payload) => listener(payload)
      const set = (listeners[name] ??= new Set())
      set.add(entry)
      return () => void set.delete(entry)
    },
    emit: (name, payload) => {
      const errors: unknown[] = []
      for (const listener of [...(listeners[name] ?? [])]) {
        try {
          listener(payload)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw errors[0]
    },
  }
}
