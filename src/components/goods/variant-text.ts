import { joinFacts } from '@/lib/join-facts'

/** Returns the values of a variant in one line, such as "Red · L"; '' for goods with a single variant. */
export const variantText = ({ idArr }: { idArr: readonly { attributeValue: string }[] }): string =>
  joinFacts(idArr.map(({ attributeValue }) => attributeValue))
