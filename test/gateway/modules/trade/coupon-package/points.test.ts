import { offeredPackages } from '@/api/coupon-package'
import { grantPoints } from '../../../../../scripts/gateway/modules/trade/points/ledger-service'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { of, packagesOf } from '../item-order/packages'
import { giveBack, membersOf, NAME } from '../membership/support'

const test = useGateway()
const { db, newMember } = membersOf(test, '1393974')
checkBooks(test)

it('sells a package of coupons for points, and a refund returns the points', async () => {
  const { buyer, userId } = await newMember()
  await db()
    .transaction()
    .execute((tx) => grantPoints(tx, { userId, amount: 1_500, reason: NAME, at: test.clock.now() }))
  const usable = async () => (await buyer.get('user/buyer/v3/point/account')).body.data.usable
  const packages = packagesOf(test)
  const id = await packages.add({ price: 0, point_price: 1_200 })
  const { data } = (await buyer.get('user/pub/v3/coupon_packages/offered')).body
  expect(madeUp(offeredPackages.read(data), data)).toEqual([])
  expect(data).toContainEqual(expect.objectContaining({ couponPackageId: id, price: 0, pointPrice: 1_200 }))
  const { orderId, payAmount } = (await buyer.order(of(id))).body.data
  expect(payAmount).toBe(0)
  expect(await packages.coupons(id)).toHaveLength(2)
  expect(await usable()).toBe(300)
  expect((await buyer.order(of(id))).body.statusCode).not.toBe(200)
  expect(await giveBack(buyer, orderId)).toBe(200)
  expect(await usable()).toBe(1_500)
})
