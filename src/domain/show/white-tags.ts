/** Returns the named tags that a buyer lacks; items with one of them are not sold to this buyer. */
export const missingTags = <T extends { tag: string }>(named: readonly T[], held: readonly string[]): T[] =>
  named.filter(({ tag }, at) => !held.includes(tag) && named.findIndex((other) => other.tag === tag) === at)
