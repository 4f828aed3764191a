import type { Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { sendMessage, sendTo } from '../../base/message/service'
import { minuteLine } from '../../catalogue/show/date-service'
import { findByPhone } from '../../base/user/account-service'
import { maskPhone } from '../../../../../src/domain/identity/mask'
import { type GiftRow, giverContact } from './repository'
import { texts } from './texts'

const giftPath = ({ secret }: Pick<GiftRow, 'secret'>): string => `/accept-mine-ticket?gift=${secret}`

const valuesOf = (gift: GiftRow) => (lang: Language) => ({
  from: giverContact(gift),
  to: maskPhone(gift.cellphone),
  count: gift.places.length,
  show: gift.show_name[lang],
  time: minuteLine(lang, gift.expires_at, gift.utc_offset),
})

/** Notifies the recipient of a gift by phone, with or without an account. */
export const notifyRecipient = async (
  tx: Tx,
  gift: GiftRow,
  kind: 'GIFT_OFFERED' | 'GIFT_CANCELLED',
  now: number,
): Promise<void> => {
  const { country_code: area, cellphone } = gift
  const account = await findByPhone(tx, area, cellphone)
  await sendTo(tx, {
    ...{ userId: account?.user_id ?? null, channel: 'SMS', recipient: `+${area} ${cellphone}`, kind, now },
    content: texts.translateAll(kind === 'GIFT_OFFERED' ? 'message.offered' : 'message.cancelled', valuesOf(gift)),
    path: giftPath(gift),
  })
}

/** Notifies the giver that the gift was accepted. */
export const notifyGiver = (tx: Tx, gift: GiftRow, now: number): Promise<void> =>
  sendMessage(tx, {
    ...{ userId: gift.giver_id, channel: null, openId: null, kind: 'GIFT_ACCEPTED', now },
    content: texts.translateAll('message.accepted', valuesOf(gift)),
    path: `/send-mine-ticket?transferId=${gift.transfer_id}`,
  })
