/** Modules of the buyer's account pages that a merchant can switch off (shell §6; domain §7). */
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
  // This project adds the next two names to the names in the specification.
  | 'PRIVILEGE_CARD'
  | 'WALLET'
  | 'CERTIFICATE'
  | OfferedModule

/** Modules of few buyers. They are shown only to a buyer to whom the gateway offers them. Not in the specification. */
export type OfferedModule = 'WORK_PERMIT'

const OFFERED: readonly string[] = ['WORK_PERMIT'] satisfies OfferedModule[]

/** Responses of the three gateway calls; null for a call that failed or is still running. */
export interface ModuleFacts {
  hidden: readonly string[] | null
  functions: readonly { name: string; enabled: boolean }[] | null
  display: { hidden: readonly string[]; offered: readonly string[] } | null
}

/**
 * Returns true if a module is shown. Modules of unknown visibility are shown, so that a failed call does not hide
 * tickets. A module of few buyers is shown once it is offered.
 */
export const showsModule = (module: ShopModule, { hidden, functions, display }: ModuleFacts): boolean =>
  (!OFFERED.includes(module) || display?.offered.includes(module) === true) &&
  !hidden?.includes(module) &&
  !display?.hidden.includes(module) &&
  functions?.find(({ name }) => name === module)?.enabled !== false
