import { voteTexts } from '../../../src/locales/namespaces/vote'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'

/** Steps to the stops of a vote. */
export const VOTE_STOPS = {
  'vote-checked': async ({ texts }: Stage, host: Host): Promise<void> => {
    const t = texts(voteTexts)
    await host.tap({ text: t('vote.tally.check'), role: 'button' })
    await host.find({ part: t('vote.tally.passed', { total: 1_178 }) })
  },
}
