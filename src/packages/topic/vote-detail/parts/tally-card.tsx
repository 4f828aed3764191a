import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { voteTexts } from '@/locales/namespaces/vote'
import boxStyles from '@/styles/box.module.scss'
import type { VoteDetailModel } from '../vote-detail.model'

/** Draws the check of the public list, which runs on this device; nothing before the list is public. */
export const TallyCard = observer(({ model }: { model: VoteDetailModel }) => {
  const t = useTexts(voteTexts)
  const { checked, isTallyPublic, check, counts } = model
  if (!isTallyPublic) return null
  const { problem = null, ...facts } = checked ?? { total: 0, own: 0 }
  const held = counts.value?.held ?? 0
  const passed =
    facts.own > 0 ? t('vote.tally.passedOwn', { ...facts, count: facts.own }) : t('vote.tally.passed', facts)
  return (
    <Card title={t('vote.tally.title')} note={t('vote.tally.note')}>
      <View className={boxStyles.stack3}>
        {held > 0 && <Notice>{t('vote.tally.held', { count: held })}</Notice>}
        <Button kind="secondary" block onClick={check}>
          {t('vote.tally.check')}
        </Button>
      </View>
      <View className={checked ? boxStyles.above3 : undefined} ariaLive="polite">
        {checked && (
          <Notice tone={problem ? 'danger' : 'success'}>{problem ? t(`vote.tally.${problem}`) : passed}</Notice>
        )}
      </View>
    </Card>
  )
})
