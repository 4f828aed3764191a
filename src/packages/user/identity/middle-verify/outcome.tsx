import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { identityTexts } from '@/locales/namespaces/identity'
import type { MiddleVerifyModel } from './middle-verify.model'

/**
 * Draws the result of the last attempt, or the reason why no step is possible. Draws nothing before the first attempt.
 */
export const Outcome = observer(({ model }: { model: MiddleVerifyModel }) => {
  const t = useTexts(identityTexts)
  const { certifications, face, person, reason, step } = model
  if (step === 'unsupported') return <Notice tone="notice">{t('identity.face.unsupported')}</Notice>
  if (step === 'notRequired') return <Notice>{t('identity.face.notRequired')}</Notice>
  if (step === 'passed') {
    const until = certifications.of('ELECTRONIC_CERT')?.validUntil
    const date = until ? formatTime(until, SHOP_OFFSET, t('date.pattern.day')) : ''
    return <Notice tone="success">{date ? t('identity.face.passedUntil', { date }) : t('identity.face.passed')}</Notice>
  }
  if (step === 'wait')
    return (
      <Notice tone="notice">{t(person === 'pending' ? 'identity.face.pendingPerson' : 'identity.face.pending')}</Notice>
    )
  if ((step === 'person' ? person : face) === 'refused')
    return (
      <Notice tone="danger">{reason ? t('identity.face.refused', { reason }) : t('identity.face.refusedPlain')}</Notice>
    )
  if (face === 'expired') return <Notice tone="notice">{t('identity.face.expired')}</Notice>
  const outcome = certifications.finished?.outcome
  if (outcome === 'CANCELLED') return <Notice>{t('identity.face.cancelled')}</Notice>
  if (outcome === 'OPEN') return <Notice>{t('identity.face.open')}</Notice>
  return null
})
