import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { SupportRow } from '@/components/contact/support-row'
import { AsyncView } from '@/components/screen/async-view'
import type { Resource } from '@/components/screen/async-resource'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowSummary } from '@/components/show/show-summary/show-summary'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Empty } from '@/components/ui/empty/empty'
import { Pressable } from '@/components/ui/pressable/pressable'
import { joinFacts } from '@/lib/join-facts'
import { refundTexts } from '@/locales/namespaces/refund'
import { type LinkTo, linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import { ClosedNotice, type ClosedNoticeProps } from './closed-notice'
import { type AfterSaleTexts, prefixOf } from './questions'
import { type Unit, UnitChoice } from './unit-choice'
import type { UnitSelection } from './unit-selection'
import styles from './after-sale.module.scss'

interface AfterSaleOrder<BlockReason extends string> {
  orderId: string
  /** Show of the tickets; absent for goods. */
  showId?: string
  showName?: string
  /** Name of the goods; absent for tickets. */
  name?: string
  posterUrl: string
  posterColor?: string
  cityName?: string
  venueName?: string
  hindrance: BlockReason | 'NONE'
}

/** The parts of a screen that depend on its order. */
interface AfterSaleParts<BlockReason extends string> {
  /** Time of the show; absent for goods. */
  when?: string
  /** Screen of the order; the one of tickets by default. */
  to?: LinkTo
  /** Heading level of the show's name. */
  level?: number
  /** Content above the show: the state of a submitted change. */
  head?: ReactNode
  /** Content between the show and the notice that nothing can be changed. */
  above?: ReactNode
  /** Notice if nothing can be chosen; null for no notice. */
  closed: Omit<ClosedNoticeProps<BlockReason>, 'order' | 'blockText'> | null
  /** Content between the notice and the units. */
  below?: ReactNode
  /** Text above the units. */
  note?: string
  /** Content below the units. */
  more?: ReactNode
  /** Draws the preview. On desktop, the preview contains the submit button `button`. */
  preview: (button?: ReactNode) => ReactNode
  /** True if everything that the preview needs is chosen. Phones then show the preview. */
  hasPreview: boolean
  /** Content below the preview. */
  rows?: ReactNode
}

interface AfterSaleScreenProps<Order extends AfterSaleOrder<BlockReason>, BlockReason extends string> {
  texts: AfterSaleTexts
  model: {
    choice: UnitSelection<Unit<BlockReason>>
    /** True if everything else that the change needs is chosen. */
    readonly isComplete?: boolean
    submit(): Promise<void>
  }
  /** The order; null if the address contains no order. */
  of: Resource<Order> | null
  /** Replaces the sentence for an order that was not found. */
  missing?: string
  submitText: string
  blockText: (reason: BlockReason) => string
  /** Runs in an observer: it may read the model, but call no hooks. */
  parts: (order: Order) => AfterSaleParts<BlockReason>
}

/** Creates the submit button. While a choice is missing, the button looks disabled, and a tap shows what is missing. */
const submitAction = ({
  model: { choice, isComplete = true, submit },
  submitText: text,
}: {
  model: { choice: { chosen: readonly unknown[] }; isComplete?: boolean; submit(): Promise<void> }
  submitText: string
}): ButtonAction => ({ text, onClick: submit, incomplete: choice.chosen.length === 0 || !isComplete })

/** Draws a screen that changes tickets of an order: choose units, preview the result, submit. */
export const AfterSaleScreen = observer(
  <Order extends AfterSaleOrder<BlockReason>, BlockReason extends string>(
    props: AfterSaleScreenProps<Order, BlockReason>,
  ) => {
    const { texts, model, of, missing } = props
    const t = useTexts(texts)
    const prefix = prefixOf(texts)
    const toOrders = { text: useTexts(refundTexts)('refund.list.toOrders'), to: linkTo('orders') }
    const empty = <Empty scene="no-order" sentence={missing ?? t(`${prefix}.missing`)} action={toOrders} />
    return (
      <>
        <NavBar title={t(`${prefix}.title`)} />
        <View className={styles.page}>
          {of === null ? (
            empty
          ) : (
            <AsyncView of={of} skeleton={<DetailSkeleton cards={[120, 160, 132]} />} missing={empty}>
              {(order) => <Content {...props} order={order} />}
            </AsyncView>
          )}
        </View>
        {model.choice.open.length > 0 && (
          <BottomBar>
            <ButtonRow actions={[submitAction(props)]} />
          </BottomBar>
        )}
      </>
    )
  },
)

type ContentProps<Order extends AfterSaleOrder<BlockReason>, BlockReason extends string> = AfterSaleScreenProps<
  Order,
  BlockReason
> & { order: Order }

const Content = observer(
  <Order extends AfterSaleOrder<BlockReason>, BlockReason extends string>(props: ContentProps<Order, BlockReason>) => {
    const { texts, model, blockText, parts, order } = props
    const t = useTexts(texts)
    const prefix = prefixOf(texts)
    const {
      orderId,
      showId = '',
      posterUrl,
      posterColor = '',
      showName,
      name = '',
      cityName = '',
      venueName = '',
    } = order
    const {
      when = '',
      to = linkTo('order-detail', { orderId }),
      level,
      head,
      above,
      closed,
      below,
      note,
      more,
      preview,
      hasPreview,
      rows,
    } = parts(order)
    const isOpen = model.choice.open.length > 0
    const cards = (
      <>
        <Pressable className={styles.show} still to={to}>
          <ShowSummary
            {...{ posterUrl, posterColor, level }}
            name={showName ?? name}
            facts={[when, joinFacts([cityName, venueName])]}
          />
        </Pressable>
        {above}
        {!isOpen && closed && <ClosedNotice {...closed} order={order} blockText={blockText} />}
        {below}
        {isOpen && (
          <UnitChoice
            {...{ choice: model.choice, note, blockText }}
            title={t(`${prefix}.choose`)}
            chooseFirst={t(`${prefix}.chooseFirst`)}
          />
        )}
        {more}
        {hasPreview && <PhoneOnly>{preview()}</PhoneOnly>}
      </>
    )
    const links = (
      <>
        {rows}
        <SupportRow showId={showId} orderId={orderId} />
      </>
    )
    if (!isOpen)
      return (
        <>
          {head}
          <View className={styles.columns}>
            <View className={boxStyles.stack3}>{cards}</View>
            <View className={boxStyles.stack3}>{links}</View>
          </View>
        </>
      )
    const button = <ButtonRow actions={[submitAction(props)]} stacked />
    return (
      <AsideColumns aside={preview(button)}>
        {head}
        {cards}
        {links}
      </AsideColumns>
    )
  },
)
