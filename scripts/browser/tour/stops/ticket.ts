import { shareTexts } from '../../../../src/locales/namespaces/share'
import { showCard } from '../../steps/browse'
import { tapTargets } from '../../shopper'
import { stopAt, type Stop, titled } from '../stop'

export const visitor: readonly Stop[] = [
  stopAt('shared-show', '/share-show-detail?showId=S1005&sessionId=S1005N01', (shopper) =>
    shopper.button(shopper.texts(shareTexts)('shared.toShow')).waitFor(),
  ),
  stopAt('shared-topic', '/share-topic-activity?topicId=gallery', (shopper) =>
    shopper.button(shopper.texts(shareTexts)('sharedTopic.open')).waitFor(),
  ),
  stopAt('hot', '/hot', ({ screen }) => tapTargets(screen()).nth(5).waitFor()),
  stopAt('city', '/site-list', (shopper) => shopper.at(shopper.texts('core')('nav.city'))),
]

/** The sandbox's member has used S1015 in Shanghai, and has tickets of S2001 there and of S1005 in Macao. */
export const member: readonly Stop[] = [
  stopAt('share-ticket', '/share-ticket?showId=S1005&sessionId=S1005N01', (shopper) =>
    shopper.button(shopper.texts(shareTexts)('share.copy')).waitFor(),
  ),
  stopAt('history-ticket', '/history-ticket', (shopper) => showCard(shopper, 'S1015').waitFor()),
  stopAt('site-ticket', '/site-ticket?siteId=site-1106', (shopper) => showCard(shopper, 'S2001').waitFor()),
  titled('ticket-error', '/ticket-error?id=V1&reason=elsewhere', ({ texts }) => texts('ticket')('noCode.title')),
  stopAt('tickets-site', '/ticket?siteId=site-8201', (shopper) => showCard(shopper, 'S1005').waitFor()),
]
