/** Returns the required tags that a buyer lacks. Items that require these tags cannot be sold to this buyer. */
export const missingTags = <T extends { tag: string }>(named: readonly T[], held: readonly string[]): T[] =>
  named.filter(({ tag }, at) => !held.includes(tag) && named.findIndex((other) => other.tag === tag) === at)
