import type { Tx } from '../db/database'
import { json } from '../db/json'
import { hashPassword } from '../passwords'
import coupons from './data/coupons.json'
import people from './data/people.json'
import { DAY } from './moments'

/** The demo accounts: a member with everything, one with nothing yet, one who signs in by e-mail. */
export const seedPeople = async (tx: Tx, now: number): Promise<void> => {
  for (const {
    id,
    cellphone,
    email,
    password,
    nickname,
    avatar,
    sex,
    birthday,
    level,
    audiences,
    addresses,
  } of people) {
    await tx
      .insertInto('users')
      .values({
        user_id: id,
        country_code: '86',
        cellphone,
        email,
        password_hash: password === null ? null : await hashPassword(password),
        nickname,
        avatar,
        sex,
        birthday,
        prime_level: level,
        created_at: now - 200 * DAY,
      })
      .execute()
    for (const [at, row] of audiences.entries()) {
      const { name, idType, idNo, birthday: born } = row
      await tx
        .insertInto('audiences')
        .values({
          audience_id: `A${id}${at + 1}`,
          user_id: id,
          name,
          id_type: idType,
          id_no: idNo,
          country_code: '86',
          cellphone: '',
          birthday: born,
          created_at: now - (30 - at) * DAY,
        })
        .execute()
    }
    for (const [at, row] of addresses.entries()) {
      const { recipient, phone, countryCode, provinceId, cityId, districtId, detail } = row
      await tx
        .insertInto('addresses')
        .values({
          address_id: `AD${id}${at + 1}`,
          user_id: id,
          recipient,
          country_code: countryCode,
          cellphone: phone,
          province_id: provinceId,
          city_id: cityId,
          district_id: districtId,
          detail,
          is_default: at === 0,
          created_at: now - (30 - at) * DAY,
        })
        .execute()
    }
  }
  await tx
    .insertInto('coupon_templates')
    .values(
      coupons.map(({ id, type, title, threshold, amount, category, scopeRank }) => ({
        template_id: id,
        coupon_type: type,
        title: json(title),
        threshold,
        amount,
        category: category ?? null,
        show_id: null,
        scope_rank: scopeRank,
      })),
    )
    .execute()
  const member = people[0].id
  await tx
    .insertInto('coupons')
    .values(
      coupons.map(({ id, days }) => ({
        coupon_id: `C${id}${member}`,
        template_id: id,
        user_id: member,
        start_time: now - 10 * DAY,
        expire_time: now + days * DAY,
        used_order_id: null,
        used_at: null,
      })),
    )
    .execute()
  await tx
    .insertInto('cart_items')
    .values([
      { user_id: member, spu_id: 'G1001', quantity: 1 },
      { user_id: member, spu_id: 'G1005', quantity: 2 },
    ])
    .execute()
  await tx
    .insertInto('certifications')
    .values({ user_id: member, auth_type: 'ELECTRONIC_CERT', auth_status: 'AUTH_SUCCESS', verified_at: now - 60 * DAY })
    .execute()
}
