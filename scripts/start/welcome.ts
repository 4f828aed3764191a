/** What a newcomer needs once everything runs. */
export const welcome = (url: string): string => `
  Storefront  ${url}
  Console     ${url}/console   requests, orders, sent codes, the clock

  Demo accounts (a login code appears on the console)
    13800000001                         a member with orders, tickets, coupons
    13800000002                         new: nothing yet
    demo@foyer.example / Foyer-2026     by e-mail

  Ctrl-C stops.
`
