import { type OwnBallots, type VoteCounts, voteBallots, voteCounts } from '../../../../../src/api/vote'
import { receiptOf } from '../../../../../src/domain/vote/tally'
import { foldVotes } from '../../../../../scripts/gateway/modules/after-sale/ballot/fold-service'
import type { TestGateway } from '../../../support/gateway'
import { newKey, type Shopper, shopperOf } from '../../../support/shopper'

let salts = 0

/** An account on a device. Each voter has another device by default. */
export interface Voter {
  userId: string
  shopper: Shopper
  device: string
}

const deviceOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .padStart(24, '0')
    .slice(-24)

/** Returns functions that vote at a test gateway. */
export const ballotDesk = (test: TestGateway, phonePrefix: string) => {
  let count = 0
  const voterOf = async (userId: string, device = deviceOf(userId)): Promise<Voter> => ({
    ...{ userId, device, shopper: await shopperOf(test, userId) },
  })
  /** Creates an account. @param row columns that differ from those of an account with a phone, a year old */
  const newVoter = async (row: object = {}, device?: string): Promise<Voter> => {
    count += 1
    const userId = `UV${phonePrefix}x${count}`
    const cellphone = `${phonePrefix}${String(count).padStart(4, '0')}`
    const createdAt = test.clock.now() - 365 * 86_400_000
    await test.gateway.context.db
      .insertInto('users')
      .values({
        ...{ user_id: userId, cellphone, email: null, password_hash: null, nickname: '', avatar: '' },
        ...{ created_at: createdAt, ...row },
      })
      .execute()
    return voterOf(userId, device)
  }
  const bodyOf = (voteId: string, optionIds: readonly string[], more: object = {}) => ({
    ...{ optionIds, receipt: receiptOf(voteId, optionIds, `salt ${(salts += 1)}`), replaces: '' },
    ...{ idempotencyKey: newKey(), ...more },
  })
  const send = ({ shopper, device }: Voter, voteId: string, body: object, headers: Record<string, string> = {}) =>
    test.ask(`buyer/v1/votes/${voteId}/ballots`, {
      ...{ method: 'POST', body, token: shopper.token, headers: { 'device-id': device, ...headers } },
    })
  const fold = () => foldVotes(test.gateway.context.db)
  return {
    ...{ voterOf, newVoter, bodyOf, send, fold },
    /** Votes for options by their numbers. Returns the status code, or the own ballots. */
    vote: (voter: Voter, voteId: string, numbers: readonly number[], more: object = {}) =>
      send(
        voter,
        voteId,
        bodyOf(
          voteId,
          numbers.map((number) => `${voteId}-${number}`),
          more,
        ),
      ),
    own: async ({ shopper }: Voter, voteId: string): Promise<OwnBallots> =>
      voteBallots.read((await shopper.get(`buyer/v1/votes/${voteId}/mine`)).body.data),
    counts: async (voteId: string, token?: string, query = ''): Promise<VoteCounts> => {
      await fold()
      return voteCounts.read((await test.ask(`home/pub/v3/votes/${voteId}/counts${query}`, { token })).body.data)
    },
    command: (body: object) => test.ask('console/api/votes', { method: 'POST', body }),
    decide: (ballotId: string, action: string) =>
      test.ask(`console/api/ballots/${ballotId}`, { method: 'POST', body: { action } }),
  }
}
