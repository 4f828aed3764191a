import { makeAutoObservable } from 'mobx'
import { displaySetting, hiddenModules, shopFunctions } from '@/api/shop-modules'
import { type ShopModule, showsModule } from '@/domain/shop-modules'
import type { Resource } from '../screen/async-resource'
import type { ModelDeps } from '../screen/use-model'

/** Milliseconds. A change of the merchant's module switches appears on the next visit. */
const STALE_TIME = 10 * 60_000

/** Model of the modules that the buyer's own pages show or hide (shell §6). */
export class ModuleVisibilityModel {
  private readonly hidden: Resource<string[]>
  private readonly functions: Resource<{ name: string; enabled: boolean }[]>
  private readonly display: Resource<{ hidden: string[]; offered: string[] }>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>) {
    const rules = { staleTime: STALE_TIME, options: { silent: true } }
    this.hidden = screen.query(hiddenModules, {}, rules)
    this.functions = screen.query(shopFunctions, {}, rules)
    this.display = screen.query(displaySetting, {}, { ...rules, when: () => stores.user.loggedIn })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  shows(module: ShopModule): boolean {
    return showsModule(module, {
      hidden: this.hidden.value,
      functions: this.functions.value,
      display: this.display.value,
    })
  }
}
