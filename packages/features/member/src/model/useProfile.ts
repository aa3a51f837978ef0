import { toPanelState, useCoreDispatch } from '@parlour/feature-core';
import {
  type MemberIcon,
  type MemberProfile,
  type ProfileUpdate,
  updateProfile,
  useGetMemberIconQuery,
  useGetProfileQuery,
} from '@parlour/gateway-openapi/member';
import { useTranslation } from 'react-i18next';

const whole = (profile: MemberProfile): MemberProfile => profile;
const icons = (icon: MemberIcon): MemberIcon => icon;

/** The profile of a member, their picture, and functions to change both (SUP-06). */
export function useProfile() {
  const { t } = useTranslation();
  const dispatch = useCoreDispatch();
  const change = (profileUpdate: ProfileUpdate): Promise<MemberProfile> =>
    dispatch(updateProfile.initiate({ profileUpdate }, { track: false })).unwrap();
  return {
    profile: toPanelState(useGetProfileQuery(), t, whole),
    icon: toPanelState(useGetMemberIconQuery(), t, icons),
    change,
  };
}
