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
  return (
    <Card title={t('openShow.draw.title')} note={t('openShow.draw.before')}>
      {checked && (
        <Notice tone={checked.isValid ? 'info' : 'notice'}>
          {checked.isValid ? checked.text : `${checked.text}. ${t('openShow.draw.contact')}`}
        </Notice>
      )}
      <Button kind="secondary" block onClick={model.checkDraw}>
        {t('openShow.draw.check')}
      </Button>
    </Card>
  )
})
