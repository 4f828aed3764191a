import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { openShowTexts } from '@/locales/namespaces/open-show'
import type { OpenShowDetailModel } from '../open-show-detail.model'

/** Draws the check of a draw, which runs on this device. */
export const DrawCard = observer(({ model }: { model: OpenShowDetailModel }) => {
  const t = useTexts(openShowTexts)
  const { checked } = model
  const { result = 'notYet', ...facts } = checked ?? {}
  const text = t(`openShow.draw.${result}`, facts)
  const isWrong = result === 'SECRET' || result === 'LIST' || result === 'PLACES'
  return (
    <Card title={t('openShow.draw.title')} note={t('openShow.draw.before')}>
      {checked && (
        <Notice tone={isWrong ? 'notice' : 'info'}>
          {text}
          {isWrong && ` ${t('openShow.draw.contact')}`}
        </Notice>
      )}
      <Button kind="secondary" block onClick={model.checkDraw}>
        {t('openShow.draw.check')}
      </Button>
    </Card>
  )
})
