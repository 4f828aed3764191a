import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part in a file of its own, which loads when it is first drawn. One that does not come is left out: the page is more than it. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const part = () => load().catch((): ComponentType<Props> => Nothing)
  return lazy(async () => ({ default: await part() })) as unknown as ComponentType<Props>
}
