import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'

/** The texts of the gate's page, by language. */
export const GATE_TEXTS = { 'zh-CN': zh, 'zh-MO': mo, 'en-US': en }

export type GateTexts = typeof zh
