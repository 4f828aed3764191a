import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * Creates a component that loads when it is first drawn, from a file of its own. A failed one is left out, because the
 * page works without it.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const part = () => load().catch((): ComponentType<Props> => Nothing)
  return lazy(async () => ({ default: await part() })) as unknown as ComponentType<Props>
}
