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
import styles from './goods-chooser.module.scss'

interface Offered {
  goods: readonly TiedSpu[]
}

export interface GoodsChooserProps<Answer extends Offered> {
  title: string
  of: Resource<Answer>
  choice: GoodsChoiceModel
  /** Returns a sentence above the goods. */
  note?: (answer: Answer) => string
  /** Returns the state without goods. */
  empty: (answer: Answer) => EmptyProps
  /** State for a visitor or for a missing order; replaces the list. */
  instead?: EmptyProps | null
  missing?: EmptyProps
  submitText: string
  /** True if the button needs a choice. */
  needsChoice?: boolean
  onSubmit: () => unknown
}

/** Draws a screen of goods that are sold with tickets: the list, the sum and one button. */
export const GoodsChooser = observer(<Answer extends Offered>(props: GoodsChooserProps<Answer>) => {
  const t = useTexts(goodsTexts)
  const { title, of, choice, note, empty, instead, missing, submitText, needsChoice = false, onSubmit } = props
  const isOpen = !instead && (of.value?.goods.length ?? 0) > 0
  return (
    <>
      <NavBar title={title} />
      <View className={styles.page}>
        {instead ? (
          <Empty {...instead} />
        ) : (
          <AsyncView
            of={of}
            skeleton={<DetailSkeleton cards={[104, 160, 104]} />}
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
        )}
      </View>
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

const Sum = observer(({ choice, label }: { choice: GoodsChoiceModel; label: string }) => (
  <View>
    <Text className={textStyles.caption}>{label}</Text>
    <View role="status">
      <Price price={{ kind: 'amount', amount: choice.sum, from: false }} size="l" tone="ink" />
    </View>
  </View>
))
