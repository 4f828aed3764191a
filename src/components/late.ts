import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * Creates an optional component whose code is loaded when it is first drawn. Draws nothing if the code fails to load.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const part = () => load().catch((): ComponentType<Props> => Nothing)
  return lazy(async () => ({ default: await part() })) as unknown as ComponentType<Props>
}
