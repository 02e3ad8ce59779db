/** The single owner of the open flags of the shop's dialogs: open and close them here. It renders none of them. */
export { openQuickAddOnPress } from './quick-add-press.ts'
export { closeModal, isAnyDialogOpen, modalStore, openModal, useModal, type ModalName } from './modals.ts'
