import { type NoticeTemplates, noticeTemplates } from '@/api/message'
import type { NoticeOccasion } from '@/domain/notice-channel'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/**
 * Loads the message templates of the mini program's host before the buyer's tap, for a logged-in buyer only. Hosts
 * without such messages load nothing.
 *
 * @param isWanted returns false to load nothing; observable
 */
export const hostTemplates = (
  { platform, screen, stores }: Pick<ModelDeps, 'platform' | 'screen' | 'stores'>,
  occasions: readonly NoticeOccasion[],
  isWanted: () => boolean = () => true,
): Resource<NoticeTemplates> =>
  screen.query(
    noticeTemplates,
    { occasions },
    {
      staleTime: Infinity,
      options: { silent: true },
      when: () => platform.subscribeMessage.exists && stores.user.loggedIn && isWanted(),
    },
  )
