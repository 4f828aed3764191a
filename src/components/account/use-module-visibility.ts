import { useModel } from '../screen/use-model'
import { ModuleVisibilityModel } from './module-visibility.model'

/** Which modules of the buyer's own pages are shown on this screen. */
export const useModuleVisibility = (): ModuleVisibilityModel => useModel((deps) => new ModuleVisibilityModel(deps))
