import type { Language } from '@/domain/languages'

/** The dialling code of Macao, without plus. */
export const MACAO_AREA = '853'

/** Whether a site is Macao's, by its province: 82 or 820000 (GB/T 2260). */
export const isMacao = ({ provinceId }: { provinceId: string }): boolean => /^82(0000)?$/.test(provinceId)

/** Macao's own language: who reads it and has chosen no city starts in Macao. */
export const isOfMacao = (language: Language): boolean => language === 'zh-MO'
