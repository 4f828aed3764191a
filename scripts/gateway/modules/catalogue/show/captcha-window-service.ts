import { type CaptchaWindow, SLIDER } from '../../../../../src/domain/captcha/captcha'
import type { Db, Row } from '../../../core/database/database'

/** Serializes the captcha window in a show's row (domain §3, captchaSwitch). Null for a show without a window. */
export const captchaSwitchOf = ({
  captcha_from,
  captcha_until,
}: Pick<Row<'shows'>, 'captcha_from' | 'captcha_until'>): CaptchaWindow | null =>
  captcha_from === null || captcha_until === null
    ? null
    : { verifyStartTime: captcha_from, verifyEndTime: captcha_until, captchaTypes: [SLIDER] }

/** Returns the captcha window by the show's id; undefined for an unknown show. */
export const windowOf = async (db: Db, showId: string): Promise<CaptchaWindow | null | undefined> => {
  const row = await db
    .selectFrom('shows')
    .select(['captcha_from', 'captcha_until'])
    .where('show_id', '=', showId)
    .executeTakeFirst()
  return row && captchaSwitchOf(row)
}
