import en from './texts/en-US.json'
import zh from './texts/zh-CN.json'
import mo from './texts/zh-MO.json'
import { moduleTexts } from './texts'

/** The texts of the core: its codes, reasons of refused input, and faults. */
export const texts = moduleTexts({ 'zh-CN': zh, 'zh-MO': mo, 'en-US': en })
