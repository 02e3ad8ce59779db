/** The one owner of the flags of the shop's dialogs: who wants one asks here. It draws none and never knows what is in them. */
export { closeModal, isAnyDialogOpen, modalStore, openModal, useModal, type ModalName } from './modals.ts'
