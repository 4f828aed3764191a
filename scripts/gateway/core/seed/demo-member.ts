/** User id of the demo account with orders, tickets, coupons and a cart (modules/base/user/data/users.json). */
export const DEMO_MEMBER = 'U1001'
