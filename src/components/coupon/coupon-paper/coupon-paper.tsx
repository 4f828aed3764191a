import { Text, View } from '@tarojs/components'
import { discountTenths, percentOff } from '@/domain/show/discount'
import type { Fen } from '@/domain/money'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { LinkProps } from '../../link/use-link'
import { useTexts } from '../../texts'
import { classes } from '../../ui/classes'
import { FactsLine } from '../../ui/facts-line/facts-line'
import { Pressable } from '../../ui/pressable/pressable'
import { Price } from '../../ui/price/price'
import styles from './coupon-paper.module.scss'

/** Amounts from this value on have a smaller font (domain §9). In fen. */
const LONG = 100_000

export interface CouponPaperProps extends LinkProps {
  /** Value in fen; null for a percentage discount. */
  amount: Fen | null
  /** Share of the price that remains to be paid, such as 0.8; 0 for a fixed amount. */
  discount: number
  /** Text instead of the value, such as "Ticket voucher". */
  kind?: string
  title: string
  notes: readonly (string | false)[]
  /** Label before the title, such as "New". */
  tag?: string
  /** Text of the next action, or the coupon's state if there is no action. */
  act: string
  /** True for a coupon that cannot be used: received, used or expired. Its state is drawn as a stamp. */
  over?: boolean
  /** True if `act` is a state that is drawn as a stamp; by default the value of `over`. */
  stamped?: boolean | undefined
  /** True if `act` is a state without an action, such as "Not yet". */
  quiet?: boolean
  /** Makes `act` a separate button, beside the link of the coupon. */
  action?: LinkProps
}

/** Draws a coupon in the form of a tear-off slip: value, perforation, title, facts, and the next action. */
export function CouponPaper(props: CouponPaperProps) {
  const { amount, discount, kind, title, notes, tag, act, over, quiet = over, action, to, onClick } = props
  const { stamped = over } = props
  const paper = (
    <>
      <View className={styles.worth}>
        {kind ? <View className={styles.share}>{kind}</View> : <Worth amount={amount} discount={discount} />}
      </View>
      <View className={boxStyles.fillColumn}>
        <View className={classes(textStyles.bodyStrongLines, styles.title)}>
          {tag && <Text className={styles.tag}>{tag}</Text>}
          {title}
        </View>
        {notes.map(
          (note) =>
            note && <FactsLine key={note} className={classes(textStyles.metaLines, styles.note)} facts={note} />,
        )}
      </View>
      {!action && <View className={classes(styles.act, quiet && styles.quiet, stamped && styles.stamp)}>{act}</View>}
    </>
  )
  const look = classes(styles.coupon, over && styles.faded)
  if (action)
    return (
      <View className={look}>
        <Pressable className={styles.body} to={to} onClick={onClick}>
          {paper}
        </Pressable>
        <Pressable className={classes(styles.act, styles.button)} label={`${act} ${title}`} {...action}>
          <View className={styles.pill}>{act}</View>
        </Pressable>
      </View>
    )
  if (to === undefined && onClick === undefined) return <View className={look}>{paper}</View>
  return (
    <Pressable className={look} to={to} onClick={onClick}>
      {paper}
    </Pressable>
  )
}

/** Draws the coupon's value. Draws nothing without a value, because the title then contains it. */
function Worth({ amount, discount }: Pick<CouponPaperProps, 'amount' | 'discount'>) {
  const t = useTexts()
  const tenths = discountTenths(discount)
  if (tenths !== null)
    return <View className={styles.share}>{t('show.discount', { tenths, percent: percentOff(discount) ?? 0 })}</View>
  return amount === null ? null : (
    <Price price={{ kind: 'amount', amount, from: false }} size={amount < LONG ? 'l' : 'm'} />
  )
}
