/** Modules of a buyer's own pages that a merchant can switch off (shell §6; domain §7). */
export type ShopModule =
  | 'TICKET'
  | 'ORDER'
  | 'FAVORITE'
  | 'ANNUAL_REVIEW'
  | 'AUDIENCE'
  | 'ADDRESS'
  | 'MEMBER'
  | 'POINT'
  | 'COUPON'
  | 'CERTIFICATE'

/** What the three calls say; null for one that has not answered. */
export interface ModuleFacts {
  hidden: readonly string[] | null
  functions: readonly { name: string; enabled: boolean }[] | null
  display: { hidden: readonly string[] } | null
}

/** Whether a module is shown. What is unknown is shown: a lost answer must not take a buyer's tickets away. */
export const showsModule = (module: ShopModule, { hidden, functions, display }: ModuleFacts): boolean =>
  !hidden?.includes(module) &&
  !display?.hidden.includes(module) &&
  functions?.find(({ name }) => name === module)?.enabled !== false
