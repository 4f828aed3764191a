/** Those of the tags that a buyer does not hold: what names them is not sold to this buyer. */
export const missingTags = <T extends { tag: string }>(named: readonly T[], held: readonly string[]): T[] =>
  named.filter(({ tag }, at) => !held.includes(tag) && named.findIndex((other) => other.tag === tag) === at)
