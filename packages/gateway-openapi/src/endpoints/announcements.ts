import { announcementsApi as generated } from '../generated/announcements';

const announcementsApi = generated.enhanceEndpoints({
  endpoints: { getListAnnouncements: { providesTags: ['Announcements'], keepUnusedDataFor: 600 } },
});

export const { useGetListAnnouncementsQuery } = announcementsApi;
export type { Announcement, AnnouncementGroups, Banner } from '../generated/announcements';
