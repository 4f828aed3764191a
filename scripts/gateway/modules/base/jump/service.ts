import type { Db, Row } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { readCodeParam } from '@/domain/short-code'
import programs from './data/programs.json'

export const APP_SCHEME = programs.appScheme

type Params = Readonly<Record<string, string>>

/** Value of a page parameter: an id or a search term. */
const VALUE = /^[^\p{C}<>"'`\\]{1,64}$/u

const queryOf = (params: Params): string => {
  const query = new URLSearchParams(params).toString()
  return query && `?${query}`
}

const webAddress = ({ web }: Row<'jump_pages'>, params: Params): string => {
  const rest = { ...params }
  const path = web.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = rest[name] ?? ''
    delete rest[name]
    return encodeURIComponent(value)
  })
  return path + queryOf(rest)
}

/** Returns the links that open a program from outside of its host, as documented by WeChat, Alipay and FinClip. */
const programLinks = (page: string) => {
  const path = encodeURIComponent(page)
  return {
    WEIXIN_MINI: `weixin://dl/business/?appid=${programs.WEIXIN_MINI}&path=${path}`,
    ALIPAY_MINI: `alipays://platformapi/startapp?appId=${programs.ALIPAY_MINI}&page=${path}`,
    BANK_MINI: `finclip://applet?appid=${programs.BANK_MINI}&path=${path}`,
  }
}

/** Returns the sent parameters that the page accepts. Throws `Refusal` badRequest. */
const paramsOf = (page: Row<'jump_pages'>, target: string, lang: Language): Params => {
  const given = readCodeParam(target || '{}')
  if (!given) throw badInput(lang, 'target', 'format')
  const params = Object.fromEntries(
    [...page.required, ...page.optional].flatMap((name) =>
      Object.hasOwn(given, name) && VALUE.test(given[name]) ? [[name, given[name]]] : [],
    ),
  )
  const missing = page.required.find((name) => params[name] === undefined)
  if (missing) throw badInput(lang, missing, 'required')
  return params
}

/**
 * Returns the address of a page for each terminal (contract: api/jump). Within the merchant's programs, the address is
 * the page's path. Elsewhere, it is a link that opens the program. Throws `Refusal` notFound for a page that only the
 * storefront has.
 */
export const jumpInfoOf = async (
  db: Db,
  { miniAppType, pageName, target, lang }: { miniAppType: string; pageName: string; target: string; lang: Language },
) => {
  const page = found(await findRow(db, 'jump_pages', { page_name: pageName }))
  const params = paramsOf(page, target, lang)
  const path = `${page.mini_page}${queryOf(params)}`
  const links = programLinks(path)
  const inProgram = (terminal: keyof typeof links) => (terminal === miniAppType ? `/${path}` : links[terminal])
  return {
    wxMiniJumpUrl: inProgram('WEIXIN_MINI'),
    aliPayMiniJumpUrl: inProgram('ALIPAY_MINI'),
    bankMiniUrl: inProgram('BANK_MINI'),
    appUrl: `${APP_SCHEME}://${pageName}${queryOf(params)}`,
    h5Url: webAddress(page, params),
    // The merchant has no mini program for this host.
    xhsMiniUrl: '',
    douYinMiNiUrl: '',
    targetTerminal: 'H5',
  }
}
