/*
 * Taro's optional optimizations of mini programs. Measurements decide which optimizations are on (README.md, "Levers").
 * `FOYER_LEVERS` overrides them with a comma-separated list, or `none`.
 */

export const LEVERS = ['optimizeMainPackage', 'compileMode', 'prerender', 'minifyXML'] as const

export type Lever = (typeof LEVERS)[number]

/** Levers with a measured benefit. `minifyXML` breaks hosts, because it removes the end tags of `<input>`. */
const PULLED: readonly Lever[] = ['optimizeMainPackage']

const isLever = (name: string): name is Lever => (LEVERS as readonly string[]).includes(name)

/** Returns the optimizations of this build. @throws Error for an unknown name */
export const chosenLevers = (choice = process.env.FOYER_LEVERS): ReadonlySet<Lever> => {
  if (choice === undefined) return new Set(PULLED)
  const names = choice.split(',').filter((name) => name !== '' && name !== 'none')
  const unknown = names.filter((name) => !isLever(name))
  if (unknown.length > 0) throw new Error(`Invalid FOYER_LEVERS "${unknown.join(', ')}": use ${LEVERS.join(', ')}.`)
  return new Set(names.filter(isLever))
}
