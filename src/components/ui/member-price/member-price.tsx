import { Text } from '@tarojs/components'
import type { MemberPrice } from '@/domain/show/member-price'
import { UNTRANSLATED } from '@/platform/untranslated'
import { useTexts } from '../../texts'
import { classes } from '../classes'
import { memberText } from './member-label'
import styles from './member-price.module.scss'

export interface MemberPriceLineProps {
  /** Null to draw nothing. */
  price: MemberPrice | null
  /** True to reserve the space of a price that may still arrive. */
  reserved?: boolean
  className?: string
}

/** A no-break space, which reserves the height of the line. */
const BLANK = '\u00a0'

/**
 * Draws the price of a member with its label, beside the public price. The line is one text, because lists draw many of
 * them and mini programs limit the nodes of a page.
 */
export function MemberPriceLine({ price, reserved = false, className }: MemberPriceLineProps) {
  const t = useTexts()
  if (!price && !reserved) return null
  const text = price ? memberText(t, price) : BLANK
  return (
    // A changed text gets a new element (`key`), because page translators replace text nodes.
    <Text key={text} className={classes(styles.line, className)} ariaHidden={!price} {...UNTRANSLATED}>
      {text}
    </Text>
  )
}
