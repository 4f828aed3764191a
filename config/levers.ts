/*
 * Taro's levers for mini programs. Which are pulled is a measurement's matter (README.md, "Levers"), so each can be
 * switched by `FOYER_LEVERS`: a list by comma, or `none`.
 */

export const LEVERS = ['optimizeMainPackage', 'compileMode', 'prerender', 'minifyXML'] as const

export type Lever = (typeof LEVERS)[number]

/** Those that measurably help and break nothing: `minifyXML` takes the end tags off `<input>`, which hosts insist on. */
const PULLED: readonly Lever[] = ['optimizeMainPackage']

const isLever = (name: string): name is Lever => (LEVERS as readonly string[]).includes(name)

/** The levers of this build. Throws on an unknown name. */
export const chosenLevers = (choice = process.env.FOYER_LEVERS): ReadonlySet<Lever> => {
  if (choice === undefined) return new Set(PULLED)
  const names = choice.split(',').filter((name) => name !== '' && name !== 'none')
  const unknown = names.filter((name) => !isLever(name))
  if (unknown.length > 0) throw new Error(`FOYER_LEVERS names ${unknown.join(', ')}; known are ${LEVERS.join(', ')}`)
  return new Set(names.filter(isLever))
}
