import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TiedSpu } from '@/api/goods'
import { goodsTexts } from '@/locales/namespaces/goods'
import textStyles from '@/styles/text.module.scss'
import { NavBar } from '../../shell/nav-bar/nav-bar'
import type { Resource } from '../../screen/async-resource'
import { AsyncView } from '../../screen/async-view'
import { DetailSkeleton } from '../../screen/detail-skeleton/detail-skeleton'
import { useTexts } from '../../texts'
import { BottomBar } from '../../ui/bottom-bar/bottom-bar'
import { Button } from '../../ui/button/button'
import { Empty, type EmptyProps } from '../../ui/empty/empty'
import { Price } from '../../ui/price/price'
import type { GoodsChoiceModel } from '../goods-choice.model'
import { GoodsOption } from '../goods-option/goods-option'
import { SkuSheet } from '../sku-sheet/sku-sheet'
import styles from './goods-chooser.module.scss'

interface Offered {
  goods: readonly TiedSpu[]
}

export interface GoodsChooserProps<Answer extends Offered> {
  title: string
  of: Resource<Answer>
  choice: GoodsChoiceModel
  /** Returns the sentence to show above the goods. */
  note?: (answer: Answer) => string
  /** Returns the empty state, shown if there are no goods. */
  empty: (answer: Answer) => EmptyProps
  /** Empty state, shown if the order does not exist. */
  missing?: EmptyProps
  submitText: string
  /** True if the button needs a choice. */
  needsChoice?: boolean
  onSubmit: () => unknown
}

/** Draws a screen of goods that are sold with tickets: the list, the sum and one button. */
export const GoodsChooser = observer(<Answer extends Offered>(props: GoodsChooserProps<Answer>) => {
  const t = useTexts(goodsTexts)
  const { title, of, choice, note, empty, missing, submitText, needsChoice = false, onSubmit } = props
  const isOpen = (of.value?.goods.length ?? 0) > 0
  return (
    <>
      <NavBar title={title} />
      <View className={styles.page}>
        <AsyncView
          of={of}
          skeleton={<DetailSkeleton cards={[104, 160, 112]} />}
          missing={missing && <Empty {...missing} />}
        >
          {(answer) =>
            answer.goods.length === 0 ? (
              <Empty {...empty(answer)} />
            ) : (
              <>
                {note && <Text className={textStyles.meta}>{note(answer)}</Text>}
                {answer.goods.map((spu) => (
                  <GoodsOption key={spu.spuId} spu={spu} model={choice} />
                ))}
              </>
            )
          }
        </AsyncView>
      </View>
      <Variants choice={choice} />
      {isOpen && (
        <BottomBar onDesktop lead={<Sum choice={choice} label={t('goods.sum')} />}>
          <Button disabled={needsChoice && choice.count === 0} onClick={onSubmit}>
            {submitText}
          </Button>
        </BottomBar>
      )}
    </>
  )
})

/** Draws the sheet that chooses a variant. */
const Variants = observer(({ choice }: { choice: GoodsChoiceModel }) => {
  const t = useTexts(goodsTexts)
  const { sheet, isOpen, close, confirm } = choice
  if (!sheet) return null
  const limitText = t(`goods.limit.${sheet.spu.limitedBy}`, { count: sheet.spu.most })
  return <SkuSheet open={isOpen} model={sheet.model} limitText={limitText} onClose={close} onSubmit={confirm} />
})

const Sum = observer(({ choice, label }: { choice: GoodsChoiceModel; label: string }) => (
  <View>
    <Text className={textStyles.caption}>{label}</Text>
    <View role="status">
      <Price price={{ kind: 'amount', amount: choice.sum, from: false }} size="l" tone="ink" />
    </View>
  </View>
))
