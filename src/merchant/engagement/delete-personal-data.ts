/** Deletes the personal data of one visitor. */
export { deleteInquiries, deleteSubscriber } from '../../services/engagement/admin.ts'
