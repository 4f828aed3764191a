import { sessionsDynamicData } from '@/api/session'
import { showDynamic } from '@/api/show'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import { dynamic, sales, showOnSale } from '../../../support/data/show-on-sale'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

/** Opens the screen of a show that is on sale. `answers` replace the default responses. */
export const openShow = (answers: typeof showOnSale = [], given = {}): Promise<OpenScreen> =>
  openScreen(ShowDetail, { answers: [...showOnSale, ...answers], params: { showId: 'S1' }, ...given })

/** Returns the responses for a show whose sale differs in the given facts. */
export const changedShow = (more: object): typeof showOnSale => [
  [showDynamic, () => ({ ...dynamic, ...more })],
  [sessionsDynamicData, () => sales],
]
