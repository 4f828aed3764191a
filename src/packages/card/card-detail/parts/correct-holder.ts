import type { Attendee } from '@/api/attendee'
import { correctCardHolder } from '@/api/card'
import { toastFailure } from '@/components/screen/notify-failure'
import type { ModelDeps } from '@/components/screen/use-model'
import { cardTexts } from '@/locales/namespaces/card'
import { texts } from '@/locales/texts'

/** An annual card of the buyer. */
export interface CorrectedCard {
  cardId: string
  userCardInstanceId: string
}

/**
 * Issues a card to another attendee after the buyer confirms. Never rejects: if the gateway refuses, shows the error.
 * Returns false if the buyer declines.
 */
export const correctHolder = async (
  { client, dialogs }: Pick<ModelDeps, 'client' | 'dialogs'>,
  card: CorrectedCard,
  { audienceId, name }: Attendee,
): Promise<boolean> => {
  const t = texts.translator(cardTexts)
  const confirmed = await dialogs.confirm({
    title: t('card.holder.title', { name }),
    content: t('card.holder.note'),
    confirmText: t('card.holder.confirm'),
  })
  if (!confirmed) return false
  try {
    await client.call(correctCardHolder, { ...card, audienceId }, { inlineErrors: true })
    dialogs.toast(t('card.holder.done'))
  } catch (error) {
    toastFailure(dialogs, error)
  }
  return true
}
