import { levelName } from './account-service'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { texts } from './texts'

/** Per cent that a member pays, by level. */
const MEMBER_RATE = [100, 98, 95]

/** The signed-in buyer. */
export const userRoutes: Routes = (app, { db, privilegeHolders }) => {
  const load = async (userId: string) =>
    found(await db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst())

  app.get('/user/buyer/v3/profile', { schema: schema({}) }, async ({ userId, lang }) => {
    const user = await load(userId)
    return ok({
      userId,
      nickname: user.nickname,
      avatar: user.avatar,
      cellphone: user.cellphone ?? '',
      countryCode: user.country_code,
      email: user.email ?? '',
      sex: user.sex,
      birthday: user.birthday,
      primeLevelName: levelName(user.prime_level, lang),
    })
  })

  app.get('/user/buyer/v5/prime_privilege', { schema: schema({}) }, async ({ userId, lang }) => {
    const { prime_level: level } = await load(userId)
    const discount =
      level > 0
        ? {
            formatDiscount: texts.translate(lang, 'rate', {
              zhe: MEMBER_RATE[level] / 10,
              off: 100 - MEMBER_RATE[level],
            }),
          }
        : null
    return ok({
      primeLevelName: levelName(level, lang),
      showDiscountPrivileges: [],
      showDiscountPrivilegeVo: null,
      itemDiscountPrivilegeVo: discount,
      couponPackageDiscountPrivilegeVo: null,
      privilegeToken: level > 0 ? privilegeHolders.tokenOf(userId) : '',
    })
  })

  app.get('/buyer/v1/user_certification/list', { schema: schema({}) }, async ({ userId }) => {
    const rows = await db.selectFrom('certifications').selectAll().where('user_id', '=', userId).execute()
    return ok(
      rows.map(({ auth_type, auth_status, verified_at }) => ({
        authType: auth_type,
        authStatus: auth_status,
        verifiedAt: verified_at,
      })),
    )
  })
}
