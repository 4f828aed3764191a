/**
 * Planned number of screens in each package, by its root. The total is the specification's 160 screens, plus
 * `offer-tickets`. The package `main` contains the tabs and the screens that open from outside.
 */
export const PLANNED_SCREENS: Readonly<Record<string, number>> = {
  main: 7,
  'packages/show': 12,
  'packages/order': 17,
  'packages/ticket': 17,
  'packages/shop': 7,
  'packages/open-show': 7,
  'packages/transfer': 6,
  'packages/card': 4,
  'packages/combo': 4,
  'packages/reserve': 4,
  'packages/parking': 3,
  'packages/topic': 3,
  'packages/invoice': 2,
  'packages/user/login': 15,
  'packages/user/coupon': 12,
  'packages/user/member': 10,
  'packages/user/account': 8,
  'packages/user/notice': 6,
  'packages/user/identity': 5,
  'packages/user/points': 4,
  'packages/user/work-permit': 4,
  'packages/user/address': 2,
  'packages/user/attendee': 2,
}
