export { DesignPage as default } from '@solelune/ui/design-page';
