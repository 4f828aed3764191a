import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** Creates a component that loads its file when first drawn. A failed one is left out: it is optional. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const part = () => load().catch((): ComponentType<Props> => Nothing)
  return lazy(async () => ({ default: await part() })) as unknown as ComponentType<Props>
}
