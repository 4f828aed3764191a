import type { Language } from '@/domain/languages'

/** The dialing code of Macao, without plus. */
export const MACAO_AREA = '853'

/** Returns true for a site of Macao, by its province: 82 or 820000 (GB/T 2260). */
export const isMacao = ({ provinceId }: { provinceId: string }): boolean => /^82(0000)?$/.test(provinceId)

/** Returns true for the language of Macao. Its readers start with Macao's site unless they have chosen a city. */
export const isOfMacao = (language: Language): boolean => language === 'zh-MO'
