import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Vote, VoteOption } from '@/api/vote'
import { useTexts } from '@/components/texts'
import { Badge } from '@/components/ui/badge/badge'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { Poster } from '@/components/ui/poster/poster'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { drawnWidth } from '@/domain/drawn-picture'
import { voteTexts } from '@/locales/namespaces/vote'
import textStyles from '@/styles/text.module.scss'
import type { OptionResult, VoteDetailModel } from '../vote-detail.model'
import styles from './options-card.module.scss'
import { hiddenOf } from './vote-state'

const PICTURE = drawnWidth(56)

interface OptionProps {
  option: VoteOption
  /** Null while the result is hidden. */
  result: OptionResult | null
  isMine: boolean
}

/** Draws an option: picture, title, text, and its share of the result. */
function Option({ option: { title, text, pictureUrl }, result, isMine }: OptionProps) {
  const t = useTexts(voteTexts)
  return (
    <View className={styles.option}>
      <View className={styles.picture}>
        <Poster src={pictureUrl} ratio="square" width={PICTURE} />
      </View>
      <View className={styles.text}>
        <View className={styles.head}>
          <Text className={textStyles.bodyStrong}>{title}</Text>
          {isMine && <Badge tone="accent">{t('vote.mine')}</Badge>}
        </View>
        {text !== '' && <View className={textStyles.meta}>{text}</View>}
        {result && (
          <View className={styles.result}>
            <View className={styles.track} ariaHidden>
              <View className={styles.bar} style={{ width: `${result.percent}%` }} />
            </View>
            <Text className={styles.share}>{t('vote.result', { percent: result.percent, count: result.count })}</Text>
          </View>
        )}
      </View>
    </View>
  )
}

/** Draws the options as a choice while the buyer can vote, else as a list with the result. */
export const OptionsCard = observer(({ model, vote }: { model: VoteDetailModel; vote: Vote }) => {
  const t = useTexts(voteTexts)
  const { chosen, isChoosing, results, ballot, choose } = model
  const { options, least, most } = vote
  const label =
    most === 1
      ? t('vote.chooseOne')
      : least === most
        ? t('vote.chooseAll', { count: most })
        : t('vote.chooseMost', { most })
  const contentOf = (option: VoteOption) => (
    <Option
      option={option}
      result={results?.get(option.optionId) ?? null}
      isMine={!isChoosing && ballot !== null && ballot.optionIds.includes(option.optionId)}
    />
  )
  const hidden = hiddenOf(model)
  return (
    <Card title={isChoosing ? label : t('vote.options')} note={hidden ? t(`vote.hidden.${hidden}`) : undefined}>
      {isChoosing && most === 1 ? (
        <RadioGroup
          label={label}
          value={chosen[0] ?? null}
          onChange={choose}
          options={options.map((option) => ({ value: option.optionId, content: contentOf(option) }))}
        />
      ) : isChoosing ? (
        <View role="group" ariaLabel={label}>
          {options.map((option) => (
            <Checkbox
              key={option.optionId}
              row
              checked={chosen.includes(option.optionId)}
              onChange={() => choose(option.optionId)}
            >
              {contentOf(option)}
            </Checkbox>
          ))}
        </View>
      ) : (
        options.map((option) => (
          <View key={option.optionId} className={styles.row}>
            {contentOf(option)}
          </View>
        ))
      )}
    </Card>
  )
})
