import type { TextKey } from '@/locales/keys'
import type { shareTexts } from '@/locales/namespaces/share'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { SharedShowModel } from '../parts/shared-show.model'

type Key = TextKey<typeof shareTexts>

/** Reason why the session cannot be bought, and links to other content. The last link is the main link. */
interface WayOn {
  notice: Key | null
  actions: readonly { text: Key; to: LinkTo; secondary?: boolean }[]
}

/** Returns the next steps from a shared show. The result always contains a link. */
export const wayOn = (
  model: Pick<SharedShowModel, 'showOver' | 'sessionOver' | 'sessionGone' | 'sells' | 'session'>,
  showId: string,
): WayOn => {
  const toShow = { text: 'shared.toShow', to: linkTo('show-detail', { showId }) } as const
  if (model.showOver)
    return {
      notice: 'shared.over',
      actions: [
        { ...toShow, secondary: true },
        { text: 'shared.toAll', to: linkTo('all') },
      ],
    }
  if (model.sessionGone) return { notice: 'shared.sessionGone', actions: [toShow] }
  if (model.sessionOver) return { notice: 'shared.sessionOver', actions: [toShow] }
  if (!model.sells || !model.session) return { notice: null, actions: [toShow] }
  const { bizShowSessionId: sessionId } = model.session
  return {
    notice: null,
    actions: [
      { ...toShow, secondary: true },
      { text: 'shared.buy', to: linkTo('booking', { showId, sessionId }) },
    ],
  }
}
